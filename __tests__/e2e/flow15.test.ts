/** Flow 15 in a browser. */
import { flow15 } from '../stories/flow15';
import { live } from './story';

live(flow15);
