/** A reference code that a person may quote; whatever else stands in its place counts as none. */
export const CID_CODE = /^CID\d{4,5}$/;
