/** The format of a reference code that users quote to the help centre. */
export const CID_CODE = /^CID\d{4,5}$/;
