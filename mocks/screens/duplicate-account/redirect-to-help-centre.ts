import { screen } from '../shared';

export default screen({
  usual: {
    label: 'in the second before it leaves for the help centre',
    heading: 'Connecting',
    progress: 'identity-token',
    device: 'without-timers',
  },
});
