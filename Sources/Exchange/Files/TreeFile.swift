/// A file in a folder or an archive, or a single file.
struct TreeFile {
    /// Its path below the source, cleaned for a report.
    let path: String
    /// Its unpacked size in bytes.
    let size: Int
    /// Opens it; can be called repeatedly.
    let open: () throws(ExchangeError) -> any ByteSource

    /// The components of its path.
    var parts: [Substring] { path.split(separator: "/") }
}
