/// Limits on the size of sources. The limits for texts apply to every format, and to everything that writes recipes to
/// be read again.
package struct ExchangeLimits: Sendable {
    /// Unicode scalars in a name.
    package var nameLength = 120
    /// Unicode scalars in any other text.
    package var textLength = 4000
    /// Lines of a drink.
    package var lines = 100
    /// Steps of a drink.
    package var steps = 100
    /// Substitutes of a line.
    package var substitutes = 100
    /// Aliases, tags, tools or parts of a record.
    package var words = 200
    /// Bytes of one record; a longer one is skipped without being held in memory.
    package var recordBytes = 4 << 20
    /// Bytes of one file or zip entry.
    package var fileBytes = 256 << 20
    /// Bytes of a file that is read whole.
    package var documentBytes = 64 << 20
    /// Bytes of all files in a folder or archive.
    package var totalBytes = 512 << 20
    /// Files in a folder or entries in an archive.
    package var files = 200_000
    /// Nested folders.
    package var depth = 16
    /// How many times larger than its packed size an entry may be.
    package var compressionRatio = 200
    /// An entry up to this size in bytes is never rejected for its ratio.
    package var ratioFloor = 1 << 20
    /// The most failures and the most warnings in full; further ones are only counted.
    package var reports = 10_000

    package init() {}
}
