import { internationalMobile, landlineForm, mobileForm, ukLandline, ukMobile } from '@/forms/phone-number';
import { rowsOf } from '../../support/environment';

const firstIssue = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

it.each(
  rowsOf([
    ['+447700900982', '07700 900 982', '07700900982', ' 07700 900982 ', '+44 7700 900982', '+447700900982', '0044 7700 900982'],
    ['+447700900982', '+44 (0)7700 900 982', '+44 (0) 7700-900-982', '+44 (0)07700 900982', '(+44) (0)7700 900982'],
    ['+447700900982', '+4407700900982', '0044 (0)7700 900982', '(07700) 900 982', '07700 9(0)0 982'],
    ['+447700900982', '07700-900-982', '07700–900—982', '07700.900.982', '07700−900−982'],
    ['+447700900982', '０７７００　９００９８２', '＋４４（０）７７００９００９８２', '٠٧٧٠٠٩٠٠٩٨٢'],
    ['+447700900982', '\u202a+44 7700 900982\u202c', '\u200e07700\u00ad900982'],
    ['+447700900982', '07700\u00a0900\u00a0982', '07700\u2009900\u2009982', '07700\t900\t982'],
    ['+447700900000', '07700 900 000'],
    ['+447000000044', '07000 000 044'],
  ]),
)('returns for the UK mobile number %j the number %s', (typed, expected) => expect(ukMobile.parse(typed)).toBe(expected));

it.each(
  rowsOf([
    ['MOBILE_REQUIRED', '', '   ', '()-.'],
    ['MOBILE_INVALID', '07700 900 98', '07700 900 9822', '7700 900 982', '01632 960 001', '+33 6 12 34 56 78', '+44 7700 900 98'],
    ['MOBILE_INVALID', '44 7700 900 982', '++447700900982', '07700 900 98x', '07700/900982', '907700900982', '407700900982'],
    ['MOBILE_INVALID', '+33+447700900982', '+44007700900982', '0 44 7700 900982', '000447700900982'],
  ]),
)('refuses the UK mobile number %j with %s', (typed, code) => expect(firstIssue(ukMobile.safeParse(typed))).toBe(code));

it.each(
  rowsOf([
    ['+33612345678', '+33 6 12 34 56 78', '0033 6 12 34 56 78'],
    ['+353850123456', '+353 (85) 012-3456', '+353 (0)85 012 3456'],
    ['+4915123456789', '+49 (0)151 23456789', '+49(0)15123456789', '+49 ( 0 ) 151 234 56789', '0049 (0)151-234-56789'],
    ['+4915123456789', '00 49 (0) 151 23456789', '(+49) (0)151 23456789', '+49 [0] 151 23456789', '＋４９（０）１５１２３４５６７８９'],
    ['+447700900982', '+44 7700 900 982', '+44 (0)7700 900 982', '+44 07700 900 982', '0044 7700 900982'],
    ['+2250701234567', '+225 07 01 23 45 67'],
    ['+393456789012', '+39 345 678 9012'],
    ['+33600004400', '+33 6 00 00 44 00', '00 33 6 00 00 44 00'],
    ['+2901234', '+2901234'],
    ['+223456789012345', '+223456789012345'],
  ]),
)('returns for the international mobile %j the number %s', (typed, expected) => expect(internationalMobile.parse(typed)).toBe(expected));

it.each(
  rowsOf([
    ['INTERNATIONAL_REQUIRED', '', ' - '],
    ['INTERNATIONAL_INVALID', '06 12 34 56 78', '33 6 12 34 56 78', '+0 6 12 34 56 78', '+33', '+336123', '+2234567890123456'],
    ['INTERNATIONAL_INVALID', '+44 7700 900 98', '+44 (0)7700 900 9822', '+44 20 7946 0123'],
    ['INTERNATIONAL_INVALID', '+49 (0)151 23456789 ext. 2', '+33 6 12 AB 56 78', '+33612345678x'],
    ['INTERNATIONAL_INVALID', '++33612345678', '0+33612345678', '3300612345678'],
    ['INTERNATIONAL_REFUSED', '+1 (0)202 555 0123', '+1 202 555 0123', '001 202 555 0123', '+1 (876) 555-0123'],
  ]),
)('refuses the international mobile %j with %s', (typed, code) => expect(firstIssue(internationalMobile.safeParse(typed))).toBe(code));

it.each(
  rowsOf([
    ['+441632960001', '01632 960 001', '0044 1632 960001'],
    ['+442079460123', '020 7946 0123', '(020) 7946-0123', '+44 (0)20 7946 0123'],
    ['+443001234567', '0300 123 4567'],
    ['+44169772345', '016977 2345'],
    ['+441200960001', '(01200) 960(0)01'],
    ['+441632960000', '01632 960 000'],
    ['+442079460000', '02079460000'],
    ['+443000440044', '03000440044'],
  ]),
)('returns for the UK landline %j the number %s', (typed, expected) => expect(ukLandline.parse(typed)).toBe(expected));

it.each(
  rowsOf([
    ['LANDLINE_REQUIRED', '', '( ) -'],
    ['LANDLINE_INVALID', '07700 900 982', '0800 123 4567', '0207 946', '020 7946 01234', '+33 1 23 45 67 89'],
    ['LANDLINE_INVALID', '901632960001', '+33+441632960001', '01632 960 0011', '01632 960', '0432 960 0011', '0132 960 00x'],
  ]),
)('refuses the UK landline %j with %s', (typed, code) => expect(firstIssue(ukLandline.safeParse(typed))).toBe(code));

it('checks a phone number as a form of its own when only one kind is asked for', () => {
  expect(mobileForm.parse({ mobile: '07700 900 982' })).toEqual({ mobile: '+447700900982' });
  expect(landlineForm.parse({ landline: '01632 960 001' })).toEqual({ landline: '+441632960001' });
  expect(mobileForm.safeParse({ mobile: '' }).success).toBe(false);
  expect(landlineForm.safeParse({ landline: '' }).success).toBe(false);
});
