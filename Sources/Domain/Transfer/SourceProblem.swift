/// Why a source of an import cannot be read at all.
package enum SourceProblem: Error, Hashable, Sendable {
    case notFound(path: String)
    case unreadable(path: String, UnreadableReason)
    /// The content is in none of the formats.
    case unknownFormat(path: String)
    /// The format can be written, but not read.
    case notReadable(path: String, format: ExchangeFormat)
    /// A newer version of the program wrote it.
    case newerVersion(path: String, version: Int)
    case tooLarge(path: String, SourceLimit)
    /// The file or the archive is damaged, or is no such archive.
    case damaged(path: String, DamageReason)
    /// It holds nothing.
    case empty(path: String)
    /// It is not in the format that was named.
    case otherFormat(path: String, format: ExchangeFormat)
    /// Reading it would be unsafe.
    case unsafe(path: String, UnsafeReason)
    /// The library for archives is not installed.
    case noZip
    /// The library for gzip files is not installed.
    case noGzip
}

/// Why a file or a folder is not read.
package enum UnreadableReason: Hashable, Sendable {
    case system(FileTrouble)
    case isLink
    /// It is a device or a pipe.
    case isSpecial
    case isUTF32
    case folder
    /// Nothing can be known of it.
    case hidden
    /// It lies more folders deep than are looked into.
    case tooDeep(Int)
    /// It stands in an archive under a name that stands there already.
    case isTwice
    /// It is packed with a password.
    case encrypted
    /// Its name leads out of the archive.
    case climbs
    /// It has no size in the archive's directory.
    case noSize
}

/// What a source has too much of.
package enum SourceLimit: Hashable, Sendable {
    /// One file, in MiB.
    case file(Int)
    /// All files together, in MiB, as they are or once unpacked.
    case total(Int, isUnpacked: Bool)
    /// The number of files in a folder.
    case files(Int)
    /// The number of entries in an archive.
    case entries(Int)
    /// How many times it grows when it is unpacked.
    case ratio(Int)
}

/// What is damaged about a file.
package enum DamageReason: Hashable, Sendable {
    case midCharacter
    case archive
    case largerThanListed
    case cannotUnpack
    case midPacked
    case checksum
    case markup(line: Int, MarkupFlaw)
}

/// What is wrong with an XML document.
package enum MarkupFlaw: Hashable, Sendable {
    case textOutside
    case endsWithin(String)
    case noElement
    case noTag
    case closesUnopened(String)
    case secondRoot
    case tooDeep(Int)
    case openTag
    case openEnd
}

/// What is unsafe about an XML document.
package enum UnsafeReason: Hashable, Sendable {
    /// It declares a document type.
    case documentType
    /// It uses an entity that XML does not know.
    case entity(String)
}
