export const toNewNumber = 'It has been more than 5 minutes since we sent it to your new number.';

export const passkeyWay = 'Log in with my passkey';
