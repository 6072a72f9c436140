/** The firewall's puzzle is solved. The page verifies its token first. */
export const solved = { cookies: { 'aws-waf-token': 'a-token-of-the-firewall' } } as const;

export const checking = { heading: 'Checking your details', progress: 'password' } as const;
