/** The operator's OpenID Connect provider among next-auth's, of which there is one at most. */
export const PROVIDER_ID = "oidc";
