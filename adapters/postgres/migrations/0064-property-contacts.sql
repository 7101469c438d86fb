-- expands: how properties are reached, beside the documents that every guest reads.
create table property_contact (
  property text primary key references property on delete cascade,
  email text,
  phone text,
  whatsapp text,
  language text not null
);
