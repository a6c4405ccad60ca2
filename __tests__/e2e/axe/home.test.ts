import { everyPage } from './everyPage';

everyPage('home');
