import { m } from '../../i18n/messages.ts';

interface KeyHint {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The keys of the viewer, for the list of all keys. */
export function viewerKeys(): KeyHint[] {
  return [
    { keys: ['J', 'K'], does: m.viewer_keys_field() },
    { keys: ['N', 'P'], does: m.viewer_keys_doubt() },
    { keys: ['Enter'], does: m.viewer_keys_zoom_to() },
    { keys: ['[', ']'], does: m.viewer_keys_page() },
    { keys: ['+', '−'], does: m.viewer_keys_zoom() },
    { keys: ['0', 'F'], does: m.viewer_keys_fit() },
    { keys: ['R'], does: m.viewer_rotate() },
    { keys: ['B'], does: m.viewer_boxes() },
    { keys: ['C'], does: m.viewer_keys_copy() },
    { keys: ['1', '2', '3'], does: m.viewer_keys_tabs() },
  ];
}

/** The few keys that are listed below the viewer. */
export function hintKeys(): KeyHint[] {
  return [
    { keys: ['J', 'K'], does: m.viewer_hint_field() },
    { keys: ['N', 'P'], does: m.viewer_hint_doubt() },
    { keys: ['Enter'], does: m.viewer_hint_zoom() },
    { keys: ['[', ']'], does: m.viewer_hint_page() },
    { keys: ['B'], does: m.viewer_hint_boxes() },
    { keys: ['C'], does: m.viewer_hint_copy() },
    { keys: ['?'], does: m.viewer_hint_all() },
  ];
}
