/** The cookie of a solved puzzle: the firewall lets its bearer past. */
export const wafCookie = 'aws-waf-token';
