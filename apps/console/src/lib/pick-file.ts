interface Wanted {
  readonly accept: Readonly<Record<string, readonly string[]>>;
  /** Opens the camera if the device has one. */
  readonly isPhoto?: boolean;
}

/** Opens the file picker without an input on the page. */
export function pickFile({ accept, isPhoto = false }: Wanted, onFile: (file: File) => void) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = isPhoto ? 'image/*' : [...new Set(Object.values(accept).flat())].join(',');
  if (isPhoto) input.setAttribute('capture', 'environment');
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) onFile(file);
  });
  input.click();
}
