package import Domain

/// A result of reading a source. Ingredients come before the drinks that use them, and parents before children.
package enum ExchangeEvent: Sendable {
    case format(ExchangeFormat)
    case tag(ExchangeItem<Tag>)
    case glass(ExchangeItem<Glass>)
    case tool(ExchangeItem<Tool>)
    case ingredient(ExchangeItem<Ingredient>)
    /// Precedes the first recipe that names it.
    case implied(ImpliedRecord, ImportPlace)
    case drink(ExchangeItem<Drink>)
    case section(name: String, ExchangeItem<ExchangeValue>)
    case diary(ExchangeItem<DiaryRecord>)
    case failure(ImportFailure)
    /// A name in the file, matched to an ingredient of another name; once per name.
    case understood(name: String, as: Identifier<Ingredient>, ImportPlace)
    case warning(ImportWarning)
    /// Bytes read so far, and in total; for an archive, of the unpacked files.
    case progress(done: Int, total: Int)
}

package struct ExchangeItem<Value: Sendable>: Sendable {
    package let value: Value
    package let place: ImportPlace
}

extension ExchangeItem: Equatable where Value: Equatable {}

/// A fault in a field of a record, or in the whole record if the field is empty.
struct ExchangeFlaw: Error, Hashable {
    let remark: RecordRemark

    init(field: String, _ sentence: RecordRemark.Sentence, _ values: [String] = []) {
        remark = RecordRemark(sentence, values, field: field)
    }

    /// The remark on a record that was read without the field.
    var leftOut: RecordRemark {
        RecordRemark(remark.sentence, remark.values, field: remark.field, isLeftOut: true)
    }

    func below(_ field: String) -> ExchangeFlaw {
        let path = remark.field.isEmpty ? field : "\(field): \(remark.field)"
        return ExchangeFlaw(field: path, remark.sentence, remark.values)
    }
}

/// Limits on the size of sources. The limits for texts apply to every format, and to everything that writes recipes to
/// be read again.
package struct ExchangeLimits: Sendable {
    /// Unicode scalars in a name.
    package var nameLength = 120
    /// Unicode scalars in any other text.
    package var textLength = 4000
    package var lines = 100
    package var steps = 100
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

    package init() {}
}
