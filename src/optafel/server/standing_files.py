"""What programs look for at fixed addresses: what they may read, and whom to tell of a weakness."""

from datetime import UTC, datetime, timedelta

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from optafel.game import Refusal
from optafel.server.refusals import language_of, refusal_response
from optafel.server.state import state_of
from optafel.texts import LANGUAGES

# The page and the documentation may be found. Tables stand behind a `#` and are nobody's to find.
ROBOTS = "User-agent: *\nDisallow: /api/\n"
HOLDS_DAYS = 180  # RFC 9116 wants less than a year


async def robots(request: Request) -> Response:
    return PlainTextResponse(ROBOTS)


async def security_txt(request: Request) -> Response:
    """RFC 9116. Whom to tell is the operator's to say; nothing stands in for it."""
    contact = state_of(request).config.security_contact
    if not contact:
        return refusal_response(Refusal("not-found", {"path": request.url.path}), language_of(request))
    until = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    lines = (
        f"Contact: {contact}",
        f"Expires: {(until + timedelta(days=HOLDS_DAYS)).isoformat().replace('+00:00', 'Z')}",
        f"Preferred-Languages: {', '.join(LANGUAGES)}",
        f"Canonical: {request.base_url}.well-known/security.txt",
    )
    return PlainTextResponse("\n".join(lines) + "\n")


def contact_uri(said: str) -> str:
    """An address of mail, or of a page, as the file wants it. Raises ValueError."""
    said = said.strip()
    if not said or said.startswith(("https://", "mailto:", "tel:")):
        uri = said
    elif "@" in said:
        uri = f"mailto:{said}"
    else:
        uri = "?"
    if uri == "?" or any(sign.isspace() or not sign.isprintable() for sign in uri):
        raise ValueError(f"OPTAFEL_SECURITY_CONTACT is {said!r}: expected an address of mail or https://…")
    return uri
