/** Who is put into the telephone's own address book. */
export interface Contact {
  name: string;
  mobile: string;
  company: string;
  title: string;
  email: string;
}
export interface PhoneModule {
  /** Opens the dialler with the number; closing it again is no failure. */
  dial(number: string): Promise<void>;
  /** Puts somebody into the address book, in the browser by a vCard that the telephone opens; closing that again is no failure. */
  keep(contact: Contact): Promise<void>;
}
