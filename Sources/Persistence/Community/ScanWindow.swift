import Domain
import GRDB

/// A stretch of the shelf of a type: so many works that one reading looks at, whether it shows them or not.
///
/// Which of them can be shown depends on what the reader has dug, so it is asked of each; on a shelf of sixty thousand
/// works that show nothing, looking at all would take longer than all the rest of a start.
struct ScanWindow {
    static let mostLooks = 400

    /// The last work of it; nil where the shelf ends before.
    let last: Int64?

    /// - Parameter isLed: the shelf of works that such characters lead, else that of the characters themselves.
    init(
        isLed: Bool, _ type: MBTI, _ kind: WorkKind?, after mark: Int64, _ db: Database
    ) throws {
        let reading: StatementArguments = ["type": type.code, "after": mark, "looks": Self.mostLooks - 1]
        last = try Int64.fetchOne(
            db.cachedStatement(sql: ShelfScan.SQL.endOfStretch(isLed: isLed, isOfKind: kind != nil)),
            arguments: kind.map { reading + ["kind": $0.rawValue] } ?? reading)
    }

    /// Where it ends, for a statement.
    var end: Int64 { last ?? .max }

    /// A page that ends with the stretch goes on behind it.
    func page<Element>(_ page: RowPage<Element>, mark: (Int64) -> ListMark) -> RowPage<Element> {
        page.next == nil ? RowPage(rows: page.rows, next: last.map(mark)) : page
    }
}
