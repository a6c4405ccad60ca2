/** Flow 12 in a browser. */
import { flow12 } from '../stories/flow12';
import { live } from './story';

live(flow12);
