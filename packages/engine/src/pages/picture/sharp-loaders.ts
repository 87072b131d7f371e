import sharp from 'sharp';

/*
 * libvips opens SVG, GIF and more whatever a file is called. The allow-list of `sniff` comes first; this is the second
 * lock, for the whole process. Concurrency is one thread because the pool already uses every core.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadTiffBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
