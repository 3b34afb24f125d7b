/// A file of a folder, an archive, or the only one there is.
struct TreeFile {
    /// Its path below what was read, cleaned for a report.
    let path: String
    /// Its bytes once unpacked.
    let size: Int
    /// Opens it, any number of times.
    let open: () throws(ExchangeError) -> any ByteSource

    /// The parts of its path.
    var parts: [Substring] { path.split(separator: "/") }
}
