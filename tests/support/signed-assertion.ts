/** A passkey assertion with the least that the contract requires. */
export const signedAssertion = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
  clientExtensionResults: {},
} as const;
