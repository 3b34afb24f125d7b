package enum SourceProblem: Error, Hashable, Sendable {
    case notFound(path: String)
    case unreadable(path: String, UnreadableReason)
    case unknownFormat(path: String)
    /// The format can be written but not read.
    case notReadable(path: String, format: ExchangeFormat)
    case newerVersion(path: String, version: Int)
    case tooLarge(path: String, SourceLimit)
    case damaged(path: String, DamageReason)
    case empty(path: String)
    case otherFormat(path: String, format: ExchangeFormat)
    case unsafe(path: String, UnsafeReason)
    case noZip
    case noGzip
}

package enum UnreadableReason: Hashable, Sendable {
    case system(FileTrouble)
    case isLink
    /// A device or a pipe.
    case isSpecial
    case isUTF32
    case folder
    /// The file's attributes cannot be read.
    case hidden
    /// Nested deeper than this many folders.
    case tooDeep(Int)
    /// The archive contains the name twice.
    case isTwice
    case encrypted
    /// The name leads out of the archive.
    case climbs
    /// The archive's directory states no size.
    case noSize
}

package enum SourceLimit: Hashable, Sendable {
    /// The size of one file, in MiB.
    case file(Int)
    /// The size of all files together, in MiB, before or after unpacking.
    case total(Int, isUnpacked: Bool)
    case files(Int)
    case entries(Int)
    /// The ratio of unpacked to packed size.
    case ratio(Int)
}

package enum DamageReason: Hashable, Sendable {
    case midCharacter
    case archive
    case largerThanListed
    case cannotUnpack
    case midPacked
    case checksum
    case markup(line: Int, MarkupFlaw)
}

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

package enum UnsafeReason: Hashable, Sendable {
    case documentType
    case entity(String)
}
