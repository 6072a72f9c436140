import { isMatched } from '../proofing-answers';
import { screen } from '../shared';
import { asked, findRecordHeading } from './shared';

export default screen({ usual: { ...asked, ...findRecordHeading, label: 'opens the first page' }, matched: isMatched });
