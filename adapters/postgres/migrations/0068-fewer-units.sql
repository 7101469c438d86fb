-- expands: a night may keep rooms that were sold before there were fewer of them.
-- The constraint is wider than before: an older program never writes what it did not allow.
alter table night add column beyond integer not null default 0 check (beyond >= 0);
alter table night drop constraint never_oversold, add constraint never_oversold check (taken between 0 and units + beyond);
