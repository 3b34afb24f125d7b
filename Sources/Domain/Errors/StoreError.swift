/// Why the store failed.
package enum StoreError: Error, Hashable, Sendable {
    case diskFull
    /// The file or its folder may not be written.
    case readOnly(path: String)
    /// A newer version of the program wrote the file; it was renamed to this.
    case fromNewerVersion(setAside: String)
    /// The file is damaged; it was renamed to this.
    case corrupt(setAside: String)
    /// The file turned out to be damaged while it was in use.
    case damaged
    /// The disk failed to read or write.
    case disk
    /// Another program has locked the database for too long.
    case busy
    /// Anything else, in the library's words.
    case other(String)
}
