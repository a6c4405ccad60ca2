import { everyPage } from './everyPage';

everyPage('staff');
