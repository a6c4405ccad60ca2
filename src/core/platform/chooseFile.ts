/** The browser's own chooser of files; undefined = none was chosen. Called straight from a press: browsers open it for nothing else. */
export function chooseFile(accept: string): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.style.display = 'none';
    const finish = (file?: File) => {
      input.remove();
      resolve(file);
    };
    input.addEventListener('change', () => finish(input.files?.[0]));
    input.addEventListener('cancel', () => finish());
    // Some in-app browsers open the chooser only for an input that is part of the document.
    document.body.append(input);
    input.click();
  });
}
