"""A client in another language. Logs in at the provider with the unmodified library Authlib, and prints the claims as JSON.

Arguments: the issuer, the client id, the redirect URI, the private key as PEM.
"""

import json
import sys

import requests
from authlib.integrations.requests_client import OAuth2Session
from authlib.jose import JsonWebKey, jwt
from authlib.oauth2.rfc7523 import PrivateKeyJWT
from authlib.oidc.core import CodeIDToken

issuer, client_id, redirect_uri, key = sys.argv[1:]

server = requests.get(f"{issuer}/.well-known/openid-configuration").json()
session = OAuth2Session(
    client_id,
    key,
    scope="openid profile email",
    redirect_uri=redirect_uri,
    token_endpoint_auth_method=PrivateKeyJWT(server["token_endpoint"], alg="RS512"),
    code_challenge_method="S256",
)
nonce, verifier = "nonce-of-authlib", "v" * 64
# The last two parameters let the mock redirect immediately, because this client has no user.
address, state = session.create_authorization_url(
    server["authorization_endpoint"], nonce=nonce, code_verifier=verifier, mock_straight="1", mock_persona="proven"
)
back = requests.get(address, allow_redirects=False).headers["location"]
token = session.fetch_token(server["token_endpoint"], authorization_response=back, state=state, code_verifier=verifier)

keys = JsonWebKey.import_key_set(requests.get(server["jwks_uri"]).json())
claims = jwt.decode(
    token["id_token"],
    keys,
    claims_cls=CodeIDToken,
    claims_options={"iss": {"value": server["issuer"]}, "aud": {"value": client_id}},
    claims_params={"nonce": nonce, "client_id": client_id},
)
claims.validate()
print(json.dumps({"claims": claims, "userinfo": session.get(server["userinfo_endpoint"]).json()}))
