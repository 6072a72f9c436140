export const email = 'mobile@example.com';
