import { helpCode, medicalHelp, screen, toClient } from '../shared';
import { answeredAs } from './shared';

export default screen({
  usual: {
    ...answeredAs('record-invalidated'),
    heading: 'There is a problem with your NHS record',
    shows: [
      'We cannot match you to your NHS record at the moment.',
      'Reference: CID2011',
      'Contact us through the help centre (opens in a new tab) and quote the reference below.',
      helpCode,
      toClient,
      ...medicalHelp,
    ],
  },
});
