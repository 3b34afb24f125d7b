import CPostgres

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// libpq, loaded with the first PostgreSQL store. Communities in a file do not need it.
struct PostgresLibrary: Sendable {
    typealias Connection = OpaquePointer
    typealias Answer = OpaquePointer

    let parseOptions:
        @Sendable @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) ->
            UnsafeMutablePointer<PQconninfoOption>?
    let freeOptions: @Sendable @convention(c) (UnsafeMutablePointer<PQconninfoOption>?) -> Void
    let freeMemory: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void
    let connect:
        @Sendable @convention(c) (
            UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<UnsafePointer<CChar>?>?, Int32
        ) -> Connection?
    let finish: @Sendable @convention(c) (Connection?) -> Void
    let status: @Sendable @convention(c) (Connection?) -> ConnStatusType
    let problem: @Sendable @convention(c) (Connection?) -> UnsafeMutablePointer<CChar>?
    let parameter: @Sendable @convention(c) (Connection?, UnsafePointer<CChar>?) -> UnsafePointer<CChar>?
    let transaction: @Sendable @convention(c) (Connection?) -> PGTransactionStatusType
    let run: @Sendable @convention(c) (Connection?, UnsafePointer<CChar>?) -> Answer?
    let enterPipeline: @Sendable @convention(c) (Connection?) -> Int32
    let leavePipeline: @Sendable @convention(c) (Connection?) -> Int32
    let sendPreparation:
        @Sendable @convention(c) (
            Connection?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32, UnsafePointer<Oid>?
        ) -> Int32
    let sendPrepared:
        @Sendable @convention(c) (
            Connection?, UnsafePointer<CChar>?, Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?,
            UnsafePointer<Int32>?, Int32
        ) -> Int32
    let sync: @Sendable @convention(c) (Connection?) -> Int32
    let nextAnswer: @Sendable @convention(c) (Connection?) -> Answer?
    let answerStatus: @Sendable @convention(c) (Answer?) -> ExecStatusType
    let answerField: @Sendable @convention(c) (Answer?, Int32) -> UnsafeMutablePointer<CChar>?
    let clear: @Sendable @convention(c) (Answer?) -> Void
    let rowCount: @Sendable @convention(c) (Answer?) -> Int32
    let columnCount: @Sendable @convention(c) (Answer?) -> Int32
    let columnName: @Sendable @convention(c) (Answer?, Int32) -> UnsafeMutablePointer<CChar>?
    let columnType: @Sendable @convention(c) (Answer?, Int32) -> Oid
    let isNull: @Sendable @convention(c) (Answer?, Int32, Int32) -> Int32
    let length: @Sendable @convention(c) (Answer?, Int32, Int32) -> Int32
    let value: @Sendable @convention(c) (Answer?, Int32, Int32) -> UnsafeMutablePointer<CChar>?
    let done: @Sendable @convention(c) (Answer?) -> UnsafeMutablePointer<CChar>?
    let changed: @Sendable @convention(c) (Answer?) -> UnsafeMutablePointer<CChar>?

    #if canImport(Darwin)
        static let names = [
            "libpq.5.dylib", "/opt/homebrew/opt/libpq/lib/libpq.5.dylib", "/usr/local/opt/libpq/lib/libpq.5.dylib",
        ]
    #else
        static let names = ["libpq.so.5", "libpq.so"]
    #endif

    private static let loaded: Result<PostgresLibrary, StoreProblem> = Result { () throws(StoreProblem) in
        try PostgresLibrary(names: names)
    }

    /// - Throws: `StoreProblem` if libpq is not installed.
    static func shared() throws(StoreProblem) -> PostgresLibrary { try loaded.get() }

    init(names: [String]) throws(StoreProblem) {
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
            throw Self.missing
        }
        parseOptions = try Self.function("PQconninfoParse", in: handle)
        freeOptions = try Self.function("PQconninfoFree", in: handle)
        freeMemory = try Self.function("PQfreemem", in: handle)
        connect = try Self.function("PQconnectdbParams", in: handle)
        finish = try Self.function("PQfinish", in: handle)
        status = try Self.function("PQstatus", in: handle)
        problem = try Self.function("PQerrorMessage", in: handle)
        parameter = try Self.function("PQparameterStatus", in: handle)
        transaction = try Self.function("PQtransactionStatus", in: handle)
        run = try Self.function("PQexec", in: handle)
        enterPipeline = try Self.function("PQenterPipelineMode", in: handle)
        leavePipeline = try Self.function("PQexitPipelineMode", in: handle)
        sendPreparation = try Self.function("PQsendPrepare", in: handle)
        sendPrepared = try Self.function("PQsendQueryPrepared", in: handle)
        sync = try Self.function("PQpipelineSync", in: handle)
        nextAnswer = try Self.function("PQgetResult", in: handle)
        answerStatus = try Self.function("PQresultStatus", in: handle)
        answerField = try Self.function("PQresultErrorField", in: handle)
        clear = try Self.function("PQclear", in: handle)
        rowCount = try Self.function("PQntuples", in: handle)
        columnCount = try Self.function("PQnfields", in: handle)
        columnName = try Self.function("PQfname", in: handle)
        columnType = try Self.function("PQftype", in: handle)
        isNull = try Self.function("PQgetisnull", in: handle)
        length = try Self.function("PQgetlength", in: handle)
        value = try Self.function("PQgetvalue", in: handle)
        done = try Self.function("PQcmdStatus", in: handle)
        changed = try Self.function("PQcmdTuples", in: handle)
    }

    private static let missing = StoreProblem.unreadable(
        path: "PostgreSQL", reason: "its client library libpq, 14 or newer, is not installed (Debian: libpq5)")

    /// The function types above must match the header: the bit cast does not check them.
    private static func function<Function>(
        _ name: String, in handle: UnsafeMutableRawPointer
    ) throws(StoreProblem) -> Function {
        guard let address = dlsym(handle, name) else { throw missing }
        return unsafeBitCast(address, to: Function.self)
    }
}
