"""Ed25519 (RFC 8032), as the package `cryptography` does it; keys and signatures as their plain bytes."""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


def new_private_key() -> bytes:
    return Ed25519PrivateKey.generate().private_bytes_raw()


def public_of(private: bytes) -> bytes:
    return Ed25519PrivateKey.from_private_bytes(private).public_key().public_bytes_raw()


def signed(private: bytes, message: bytes) -> bytes:
    return Ed25519PrivateKey.from_private_bytes(private).sign(message)


def fits(public: bytes, signature: bytes, message: bytes) -> bool:
    """Whether this key made this signature of this message."""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True
