import CCurl

/// The simultaneous transfers and their shared connections. Confined to the thread of transfers.
final class CurlMulti {
    private let library: CurlLibrary
    private let handle: CurlHandle
    private var transfers: [CurlHandle: CurlTransfer] = [:]

    init(_ library: CurlLibrary) throws(CurlFailure) {
        guard let handle = library.multiInit() else { throw .noHandle }
        self.library = library
        self.handle = handle
    }

    /// The address for waking the thread; the only part that other threads may use.
    var address: UInt { UInt(bitPattern: handle) }

    var isIdle: Bool { transfers.isEmpty }

    func add(_ call: CurlCall) {
        do throws(CurlFailure) {
            let transfer = try CurlTransfer(call, library)
            guard library.multiAdd(handle, transfer.handle) == CURLM_OK else { throw .noHandle }
            transfers[transfer.handle] = transfer
        } catch {
            call.finish(.failure(error))
        }
    }

    /// Advances all transfers without blocking. Removes finished and cancelled ones.
    func advance() throws(CurlFailure) {
        for transfer in transfers.values where transfer.call.isOver { end(transfer, .failure(CancellationError())) }
        var count: Int32 = 0
        guard library.multiPerform(handle, &count) == CURLM_OK else { throw .noHandle }
        while let message = library.multiMessage(handle, &count)?.pointee {
            guard message.msg == CURLMSG_DONE, let done = message.easy_handle, let transfer = transfers[done] else {
                continue
            }
            end(transfer, transfer.result(message.data.result))
        }
    }

    /// Waits until a transfer can continue or another thread wakes this one.
    func wait(atMost duration: Duration) throws(CurlFailure) {
        let milliseconds = duration.components.seconds * 1_000 + duration.components.attoseconds / 1_000_000_000_000_000
        guard library.multiPoll(handle, nil, 0, Int32(clamping: milliseconds), nil) == CURLM_OK else { throw .noHandle }
    }

    /// Ends all transfers and closes all connections. Must not be used afterwards.
    func close(_ reason: any Error) {
        for transfer in transfers.values { end(transfer, .failure(reason)) }
        _ = library.multiCleanup(handle)
    }

    private func end(_ transfer: CurlTransfer, _ result: Result<CurlAnswer, any Error>) {
        _ = library.multiRemove(handle, transfer.handle)
        transfers[transfer.handle] = nil
        transfer.call.finish(result)
    }
}
