/**
 * Words that guests of this site begin a password with: the product's own, and the commonest of the
 * lists of stolen passwords and of Malaysia. The server knows thousands more.
 */
export const easyWords: ReadonlySet<string> = new Set(
  `abang admin adik aisyah allah anak ayah baby bahasa baru batman bintang boleh bismillah booking
  bunga cantik cinta comel computer cuti dragon family football forever freedom friend gemilang
  google guest handsome harimau hello holiday hotel ilove iloveyou indah islam jalan johor kakak
  kawan keluarga kedah kelantan kereta kucing kuala langkawi lautan letmein login love lumpur
  makan malam malaya malaysia manis manutd master melaka merdeka monkey mother muhammad muslim
  nasilemak negara office pahang pantai pass password penang pengguna perak perlis princess pulau
  pulaupinang qwerty rahsia rindu rumah sabah sarawak saya sayang sayangku secret selamat selangor
  senang shadow singapore stay stays summer sunshine superman syurga tawau telefon terengganu
  travel tetamu ujian user welcome wilayah winter woaini mima wodemima aini`.split(/\s+/),
)

/** What the product calls itself. */
export const productWords: ReadonlyArray<string> = ["singgah"]
