/** Flow 25 in a browser. */
import { flow25 } from '../stories/flow25';
import { live } from './story';

live(flow25);
