/** Flow 6 in a browser. */
import { flow6 } from '../stories/flow6';
import { live } from './story';

live(flow6);
