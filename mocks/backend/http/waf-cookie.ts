/** The cookie of a solved puzzle. The firewall lets requests with it pass. */
export const wafCookie = 'aws-waf-token';
