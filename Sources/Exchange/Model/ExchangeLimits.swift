/// What is refused because it is too large. The text limits hold for every format, and for whatever writes recipes that
/// shall be read back.
public struct ExchangeLimits: Sendable {
    /// Unicode scalars of a name.
    public var nameLength = 120
    /// Unicode scalars of any other text.
    public var textLength = 4000
    /// Lines of a drink.
    public var lines = 100
    /// Steps of a drink.
    public var steps = 100
    /// Substitutes of a line.
    public var substitutes = 100
    /// Aliases, tags, tools or parts of a record.
    public var words = 200
    /// Bytes of one record; a longer one is skipped without being held in memory.
    public var recordBytes = 4 << 20
    /// Bytes of one file or zip entry.
    public var fileBytes = 256 << 20
    /// Bytes of all files of a folder or zip together.
    public var totalBytes = 512 << 20
    /// Files of a folder or entries of a zip.
    public var files = 200_000
    /// Folders within folders.
    public var depth = 16
    /// How many times larger than its compressed bytes an entry may be.
    public var compressionRatio = 200
    /// An entry no larger than this is never refused for its ratio, in bytes.
    public var ratioFloor = 1 << 20
    /// Failures and warnings that are kept word for word; the count goes on.
    public var reports = 10_000

    /// The limits as they stand.
    public init() {}
}
