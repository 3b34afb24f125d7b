package enum StoreError: Error, Hashable, Sendable {
    case diskFull
    case readOnly(path: String)
    /// A newer version of the program wrote the file, which was renamed to `setAside`.
    case fromNewerVersion(setAside: String)
    /// The file is damaged and was renamed to `setAside`.
    case corrupt(setAside: String)
    /// A newer version of the program wrote the file, which was left in place.
    case newerFile(path: String)
    /// An older build wrote the file, which this one cannot bring up to date and left in place.
    case olderFile(path: String)
    /// The file is damaged and was left in place.
    case damagedFile(path: String)
    /// The file proved damaged while in use.
    case damaged
    case disk
    case busy
    case other(String)
}

package struct NotFound: Error, Hashable, Sendable {
    package let id: String

    package init(id: String) { self.id = id }
}
