/** A reference code that a user can quote to the help centre. Any other text is no code. */
export const CID_CODE = /^CID\d{4,5}$/;
