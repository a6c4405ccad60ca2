/** Flow 17 in a browser. */
import { flow17 } from '../stories/flow17';
import { live } from './story';

live(flow17);
