/** The assertion of a passkey, with as little in it as the contract asks for. */
export const signedAssertion = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
  clientExtensionResults: {},
} as const;
