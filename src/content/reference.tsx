/** The code that a person quotes when they ask for help. */
export const Reference = ({ code }: { code: string }) => (
  <p>
    <strong>Reference: {code}</strong>
  </p>
);
