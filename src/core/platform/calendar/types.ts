/** What is put into the phone's own calendar. */
export interface Meeting {
  title: string;
  note: string;
  place: string;
  /** ms */
  startAt: number;
  endAt: number;
  /** The same as a file (.ics), which a browser hands to whatever keeps calendars. */
  file: string;
}
export interface CalendarModule {
  /** Closing it again is no failure. */
  add(meeting: Meeting): Promise<void>;
}
