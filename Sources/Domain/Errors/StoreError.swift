/// Why the store could not do what it was asked to.
public enum StoreError: Error, Hashable, Sendable {
    /// The disk is full.
    case diskFull
    /// The file or its folder may not be written.
    case readOnly(path: String)
    /// The file was made by a newer version of the program; it was set aside under that name.
    case fromNewerVersion(setAside: String)
    /// The file is damaged; it was set aside under that name.
    case corrupt(setAside: String)
    /// Another program holds the database for too long.
    case busy
    /// Anything else, in the words of the library.
    case other(String)
}
