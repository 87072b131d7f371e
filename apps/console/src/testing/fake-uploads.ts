import { vi } from 'vitest';

export interface ReceivedUpload {
  readonly url: string;
  readonly bytes: Blob;
  readonly language: string | undefined;
}

interface UploadAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Replaces `XMLHttpRequest` and accepts the files that are PUT to presigned URLs; answers as the object store would. */
export function fakeUploads(answer: (url: string) => UploadAnswer = () => ({ status: 200, body: '{}' })) {
  const uploads: ReceivedUpload[] = [];

  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    #url = '';
    #language: string | undefined;
    #headers: UploadAnswer['headers'];

    open(_method: string, url: string) {
      this.#url = url;
    }

    setRequestHeader(name: string, value: string) {
      if (name === 'accept-language') this.#language = value;
    }

    getResponseHeader(name: string) {
      return name === 'etag' ? `"etag-${uploads.length}"` : (this.#headers?.[name] ?? null);
    }

    abort() {
      this.dispatchEvent(new Event('abort'));
      this.dispatchEvent(new Event('loadend'));
    }

    send(bytes: Blob) {
      uploads.push({ url: this.#url, bytes, language: this.#language });
      const { status, body, headers } = answer(this.#url);
      // Status 0 stands for an upload that never ends.
      if (status === 0) return;
      this.status = status;
      this.responseText = body;
      this.#headers = headers;
      queueMicrotask(() => {
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: bytes.size }));
        this.dispatchEvent(new Event('load'));
        this.dispatchEvent(new Event('loadend'));
      });
    }
  }

  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return uploads;
}
