export const password = 'Passw0rd$1';
export const emailOf = (persona: string) => `${persona}@example.com`;
