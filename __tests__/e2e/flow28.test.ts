/** Flow 28 in a browser. */
import { flow28 } from '../stories/flow28';
import { live } from './story';

live(flow28);
