/** The firewall's puzzle is solved: its token is verified first. */
export const solved = { cookies: { 'aws-waf-token': 'a-token-of-the-firewall' } } as const;

export const checking = { heading: 'Checking your details', progress: 'password' } as const;
